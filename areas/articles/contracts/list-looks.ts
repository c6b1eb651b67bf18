/**
 * The styles of lists that a browser can store. Each sets `data-NAME` on the document, for the
 * style sheets.
 */
export const listLooks = ['compact', 'beside'] as const
export type ListLook = (typeof listLooks)[number]

/** Reads the styles that a browser stored, and ignores unknown values. */
export function readListLooks(text: string | null): ListLook[] {
  const kept = text?.split('.') ?? []
  return listLooks.filter((look) => kept.includes(look))
}

export function writeListLooks(looks: readonly ListLook[]): string {
  return looks.join('.')
}
