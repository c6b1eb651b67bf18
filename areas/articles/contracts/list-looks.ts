/** The looks of lists in a browser; each marks the document as `data-NAME`, which the styles use. */
export const listLooks = ['compact', 'beside'] as const
export type ListLook = (typeof listLooks)[number]

/** Reads the looks that a browser stored; unknown values are ignored. */
export function readListLooks(text: string | null): ListLook[] {
  const kept = text?.split('.') ?? []
  return listLooks.filter((look) => kept.includes(look))
}

export function writeListLooks(looks: readonly ListLook[]): string {
  return looks.join('.')
}
