// What the assistant shows once something has been tapped: it comes while the pictures are looked at.

export { default as JudgeAlone } from './JudgeAlone.svelte';
export { default as RulingSteps } from './RulingSteps.svelte';
export { default as SoFar } from './SoFar.svelte';
