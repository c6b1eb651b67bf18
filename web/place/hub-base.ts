/** The path of the server of this page, such as "/news"; empty at the root of its host. */
export function hubBase(): string {
  return globalThis.document?.documentElement.dataset['base'] ?? ''
}
