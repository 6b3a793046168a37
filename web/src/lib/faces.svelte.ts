// Picture and voice between those at a table, from browser to browser: the server only introduces them. The game never waits for it.

import { api } from './api';
import type { LivePlay } from './play.svelte';
import type { Actor } from './types';

/** What goes through the server: that somebody has come in or gone, and what two browsers need to find each other. */
interface Note {
  kind: 'here' | 'gone' | 'offer' | 'answer' | 'way';
  sdp?: string;
  way?: RTCIceCandidateInit;
}

/** Somebody who is seen and heard. */
export interface Face {
  who: Actor;
  stream: MediaStream;
}

const ORDER = 'NESWD';
/** So many of them wait for their offer. */
const EARLY = 40;

export class Faces {
  /** Whether this device has come in. */
  on = $state(false);
  /** Why it could not. */
  trouble = $state<'' | 'camera' | 'insecure'>('');
  own: MediaStream | null = $state.raw(null);
  others: Face[] = $state.raw([]);
  muted = $state(false);
  hidden = $state(false);
  /** Ways that came before the offer they belong to: on their way through several servers one may overtake the other. */
  #early = new Map<Actor, RTCIceCandidateInit[]>();
  #peers = new Map<Actor, { pc: RTCPeerConnection; waiting: RTCIceCandidateInit[] }>();
  #ice: RTCIceServer[] = [];

  constructor(
    readonly live: LivePlay,
    readonly me: Actor,
    /** With whom one may see and hear each other. */
    readonly mates: readonly Actor[],
  ) {}

  async join(): Promise<void> {
    this.trouble = '';
    if (!navigator.mediaDevices?.getUserMedia) {
      this.trouble = 'insecure';
      return;
    }
    try {
      // A picture of this size is enough beside a hand of cards, on any line.
      this.own = await navigator.mediaDevices.getUserMedia({ audio: true, video: { width: 320, height: 240, frameRate: 15 } });
    } catch {
      this.trouble = 'camera';
      return;
    }
    this.#ice = (await api.ice(this.live.id, this.live.query()).catch(() => ({ urls: [] as string[] }))).urls.map((urls) => ({ urls }));
    this.on = true;
    this.live.onsignal = (by, data) => void this.#hear(by as Actor, data);
    for (const mate of this.mates) this.#say(mate, { kind: 'here' });
  }

  leave(): void {
    if (!this.on) return;
    for (const mate of this.mates) this.#say(mate, { kind: 'gone' });
    for (const who of [...this.#peers.keys()]) this.#drop(who);
    this.own?.getTracks().forEach((track) => track.stop());
    this.own = null;
    this.on = false;
    this.live.onsignal = null;
  }

  mute(): void {
    this.muted = !this.muted;
    this.own?.getAudioTracks().forEach((track) => (track.enabled = !this.muted));
  }

  hide(): void {
    this.hidden = !this.hidden;
    this.own?.getVideoTracks().forEach((track) => (track.enabled = !this.hidden));
  }

  #say(to: Actor, note: Note): void {
    void api.signal(this.live.id, this.live.query(), { to, data: JSON.stringify(note) }).catch(() => {});
  }

  /** Of two the first in the order of the seats calls the other, so that they never call each other at once. */
  #calls = (other: Actor): boolean => ORDER.indexOf(this.me) < ORDER.indexOf(other);

  async #hear(by: Actor, data: string): Promise<void> {
    if (!this.on || !this.mates.includes(by)) return;
    let note: Note;
    try {
      note = JSON.parse(data) as Note;
    } catch {
      return;
    }
    if (note.kind === 'here') {
      if (this.#calls(by)) await this.#offer(by);
      else if (!this.#peers.has(by)) this.#say(by, { kind: 'here' });
    } else if (note.kind === 'gone') this.#drop(by);
    else if (note.kind === 'offer') {
      const { pc } = this.#peer(by, true);
      await pc.setRemoteDescription({ type: 'offer', sdp: note.sdp! });
      await this.#catchUp(by);
      await pc.setLocalDescription(await pc.createAnswer());
      this.#say(by, { kind: 'answer', sdp: pc.localDescription!.sdp });
    } else if (note.kind === 'answer') {
      const peer = this.#peers.get(by);
      if (peer?.pc.signalingState === 'have-local-offer') {
        await peer.pc.setRemoteDescription({ type: 'answer', sdp: note.sdp! });
        await this.#catchUp(by);
      }
    } else if (note.way) {
      const peer = this.#peers.get(by);
      if (peer?.pc.remoteDescription) await peer.pc.addIceCandidate(note.way).catch(() => {});
      else if (peer) peer.waiting.push(note.way);
      else this.#early.set(by, [...(this.#early.get(by) ?? []), note.way].slice(-EARLY));
    }
  }

  async #catchUp(by: Actor): Promise<void> {
    const peer = this.#peers.get(by);
    for (const way of peer?.waiting.splice(0) ?? []) await peer!.pc.addIceCandidate(way).catch(() => {});
  }

  async #offer(to: Actor): Promise<void> {
    const { pc } = this.#peer(to, true);
    await pc.setLocalDescription(await pc.createOffer());
    this.#say(to, { kind: 'offer', sdp: pc.localDescription!.sdp });
  }

  #peer(who: Actor, fresh: boolean): { pc: RTCPeerConnection; waiting: RTCIceCandidateInit[] } {
    const there = this.#peers.get(who);
    if (there && !fresh) return there;
    there?.pc.close();
    const pc = new RTCPeerConnection({ iceServers: this.#ice });
    const peer = { pc, waiting: this.#early.get(who) ?? [] };
    this.#early.delete(who);
    this.#peers.set(who, peer);
    this.own?.getTracks().forEach((track) => pc.addTrack(track, this.own!));
    pc.onicecandidate = (event) => event.candidate && this.#say(who, { kind: 'way', way: event.candidate.toJSON() });
    pc.ontrack = (event) => {
      const stream = event.streams[0];
      if (stream) this.others = [...this.others.filter((one) => one.who !== who), { who, stream }];
    };
    pc.onconnectionstatechange = () => {
      if (pc.connectionState === 'failed' && this.#peers.get(who) === peer) this.#drop(who);
    };
    return peer;
  }

  #drop(who: Actor): void {
    this.#peers.get(who)?.pc.close();
    this.#peers.delete(who);
    this.others = this.others.filter((one) => one.who !== who);
  }
}
