import { createHash } from 'node:crypto'

const NUMBERS = 2 ** 31

/**
 * A number for each folder, because Fever knows groups by numbers. The number comes from the name,
 * so that it stays the same while other folders come and go. If two names give the same number,
 * which happens with a thousand folders on one server in four thousand, the order of the folders
 * decides.
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
