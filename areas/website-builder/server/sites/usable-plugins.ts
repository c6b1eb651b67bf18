import { hasMailServer } from '#platform/notifications/server/lends.ts'
import type { SitePlugin } from '../../plugins.ts'
import type { Owned } from '../rows/site-rows.ts'

/**
 * The plugins that visitors can use. A newsletter needs a mail server, because each address is
 * confirmed by mail.
 */
export async function usablePlugins(
  { db, readerId }: Owned,
  plugins: readonly SitePlugin[],
): Promise<SitePlugin[]> {
  const sendsMail = plugins.includes('newsletter') && (await hasMailServer(db, readerId))
  return plugins.filter((plugin) => plugin !== 'newsletter' || sendsMail)
}
