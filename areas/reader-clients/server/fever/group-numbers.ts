import { createHash } from 'node:crypto'

const NUMBERS = 2 ** 31

/**
 * A number for each folder, as Fever has numbers for groups: from its name, so that it stays the same while others come
 * and go. Two that meet, which among a thousand folders happens once in four thousand servers, are told apart by their order.
 */
export function groupNumbers(folders: readonly string[][]): Map<number, string[]> {
  const groups = new Map<number, string[]>()
  for (const folder of folders) {
    const hash = createHash('sha256').update(JSON.stringify(folder)).digest().readUInt32BE()
    let number = hash % NUMBERS
    // The number 0 stands for all groups.
    while (number === 0 || groups.has(number)) number = (number + 1) % NUMBERS
    groups.set(number, folder)
  }
  return groups
}
