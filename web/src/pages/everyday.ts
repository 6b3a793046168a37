// What a player or a reader needs, in one file: it comes with the first page, unless that is one that needs no server.

export { default as Home } from './Home.svelte';
export { default as Join } from './Join.svelte';
export { default as Results } from './Results.svelte';
export { default as SignIn } from './SignIn.svelte';
export { default as Table } from './Table.svelte';
