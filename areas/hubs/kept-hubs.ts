import type { Hub } from './contract.ts'

/** Why a hub that nobody made cannot be deleted, and what can be done instead. */
export function whyKept({ name, isSpecial }: Pick<Hub, 'name' | 'isSpecial'>): string {
  return isSpecial
    ? `${name} is there for every reader and cannot be deleted. You can rename it.`
    : `${name} holds everything that you follow, so it cannot be deleted. You can rename it. Hubs that you add yourself can be deleted.`
}
