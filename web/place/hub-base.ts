/** The path of the server that this page is of: empty at the root of its host, else such as "/news". */
export function hubBase(): string {
  return globalThis.document?.documentElement.dataset['base'] ?? ''
}
