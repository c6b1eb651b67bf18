import type { SiteChat } from '../../contracts/chats.ts'

/** Visitors need not say who they are. */
export function nameOfVisitor({ name, mail }: Pick<SiteChat, 'name' | 'mail'>): string {
  return name || mail || 'A visitor'
}
