// Files that the server makes: documents to be printed, and exports for other programs.

import { address, api, Away, Problem } from './api';
import { watched } from './busy.svelte';
import { language, settings } from './settings.svelte';
import type { CasebookWish, ExportFormat, PrintDocument } from './types';

export interface Wanted {
  session?: number;
  empty?: boolean;
  appeal?: number;
  lasting?: boolean;
  first?: number;
  winners?: boolean;
  each_player?: boolean;
  text?: string;
  start?: string;
  also?: string;
  qualify?: number;
}

/** The address of a document, in the language of the page and on the paper of the reader. */
export const documentAt = (id: string, document: PrintDocument, wanted: Wanted = {}): string =>
  address('/api/events/{id}/print/{document}', { id, document }, {
    paper: settings.paper, language: language(), four_colours: settings.fourColours || undefined, ...wanted,
  });

/** The address of the certificates of a season. */
export const seasonCertificatesAt = (season: string, wanted: Wanted): string =>
  address('/api/seasons/{season}/certificates', { season }, { paper: settings.paper, language: language(), ...wanted });

/** The system card of the robots: to be looked at, or to be printed. */
export const robotsCard = (format: 'html' | 'pdf'): string =>
  address('/api/robots/system-card', {}, { format, paper: settings.paper, language: language(), four_colours: settings.fourColours || undefined });

/** Asks for a document once, so that a refusal is told on the page and not in an empty window. */
export async function tried(url: string): Promise<void> {
  await (await fetched(url)).arrayBuffer();
}

async function fetched(url: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    const asked: RequestInit = { credentials: 'same-origin', headers: { 'accept-language': language() } };
    const sent: RequestInit = { method: 'POST', headers: { 'accept-language': language(), 'content-type': 'application/json' }, body: JSON.stringify(body) };
    answer = await watched(fetch(url, body === undefined ? asked : { ...asked, ...sent }));
  } catch {
    throw new Away();
  }
  if (!answer.ok) throw new Problem(answer.status, await answer.json().catch(() => ({ problem: answer.statusText, code: 'failed' })));
  return answer;
}

/** Saves the casebook on this device, without names, in the language of the page. */
export async function saveCasebook(wish: CasebookWish): Promise<void> {
  const answer = await fetched(address('/api/casebook/document', {}, wish));
  save('casebook.md', await answer.text());
}

/** Saves the marked sheet of an examination on this device, as a document. */
export async function saveSheet(answers: unknown, candidate: string): Promise<void> {
  const url = address('/api/exam/sheet', {}, { paper: settings.paper, language: language(), four_colours: settings.fourColours || undefined });
  save(`${fileName(candidate) || 'sheet'}.pdf`, await (await fetched(url, answers)).blob());
}

const fileName = (name: string): string => name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');

const ENDINGS: Record<ExportFormat, string> = { 'event-file': 'yaml', log: 'yaml', csv: 'csv', usebio: 'xml', pbn: 'pbn', record: 'jsonl', submission: 'xml', register: 'csv', website: 'html' };

/** Saves an export on this device. Gives what the format could not hold, and of a submission what should be put right first. */
export async function saveExport(id: string, format: ExportFormat, name: string, session?: number): Promise<{ losses: string[]; toMend: string[] }> {
  const { file, losses, to_mend: toMend = [] } = await api.exported(id, format, session);
  save(`${fileName(name) || 'openroom'}-${format}.${ENDINGS[format]}`, file);
  return { losses, toMend };
}

function save(name: string, content: string | Blob): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The text of a file of the reader: UTF-8, or else what older spreadsheets write. */
export async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The most dots of a logo each way. */
const LOGO = 400;

/** A picture of whatever kind as a small one in JPEG, on white: the only kind that the server takes. */
export const asLogo = (file: File): Promise<Blob> => jpeg(file, LOGO);

/** The most dots of a system card each way: enough to read it. */
const CARD = 1800;

/** A picture of whatever kind, such as a phone makes, as one that is not too large to be sent. */
export const asPicture = (file: File): Promise<Blob> => jpeg(file, CARD);

async function jpeg(file: File, most: number): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, most / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const paper = canvas.getContext('2d')!;
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.85));
}
