import type { Hub } from './contract.ts'

/** The reason why a built-in hub cannot be deleted, with an alternative. */
export function whyKept({ name, isSpecial }: Pick<Hub, 'name' | 'isSpecial'>): string {
  return isSpecial
    ? `${name} is there for every reader and cannot be deleted. You can rename it.`
    : `${name} holds everything that you follow, so it cannot be deleted. You can rename it. Hubs that you add yourself can be deleted.`
}
