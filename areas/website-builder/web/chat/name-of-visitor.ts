import type { SiteChat } from '../../contracts/chats.ts'

/** The name of a visitor, or their mail address. Visitors need not state either. */
export function nameOfVisitor({ name, mail }: Pick<SiteChat, 'name' | 'mail'>): string {
  return name || mail || 'A visitor'
}
