import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { noteNetwork, noteReplies } from './note-replies.ts'
import { OfflineNotice } from './OfflineNotice.tsx'
import { reloadOnce } from './reload-once.ts'
import { startWorker } from './start-worker.ts'

export { noteReply } from './note-replies.ts'

/**
 * Follows networks that come and go, for a live page; begins when the page works.
 *
 * @param refreshAll reads again everything on show.
 */
export function beginOffline(refreshAll: () => void): void {
  noteReplies(document.documentElement.dataset['kept'] || null, refreshAll)
  // The rest belongs to the document, which a test may visit again.
  if (document.querySelector('.offline-foot')) return
  // A part of the program is gone: the server has another build.
  addEventListener('vite:preloadError', () => void reloadOnce())
  addEventListener('online', noteNetwork)
  const foot = document.createElement('div')
  foot.className = 'offline-foot'
  // A dialog that opens hides everything around it from screen readers, except live regions that exist by then.
  flushSync(() => createRoot(foot).render(<OfflineNotice />))
  document.body.append(foot)
  startWorker().catch(() => {
    // A browser that keeps nothing, such as in a private window, shows the server as ever.
  })
}
