import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { noteNetwork, noteReplies } from './note-replies.ts'
import { OfflineNotice } from './OfflineNotice.tsx'
import { reloadOnce } from './reload-once.ts'
import { startWorker } from './start-worker.ts'

export { noteReply } from './note-replies.ts'

/**
 * Watches for a lost network and its return, for a live page; begins when the page works.
 *
 * @param refreshAll fetches everything on screen again.
 */
export function beginOffline(refreshAll: () => void): void {
  noteReplies(document.documentElement.dataset['kept'] || null, refreshAll)
  // The rest is done once for a document; a test may begin another visit in the same one.
  if (document.querySelector('.offline-foot')) return
  // If a part of the program cannot be loaded, the server has another build.
  addEventListener('vite:preloadError', () => void reloadOnce())
  addEventListener('online', noteNetwork)
  const foot = document.createElement('div')
  foot.className = 'offline-foot'
  // The notice is drawn at once: a dialog that opens hides everything around it from screen
  // readers, except live regions that exist already.
  flushSync(() => createRoot(foot).render(<OfflineNotice />))
  document.body.append(foot)
  startWorker().catch(() => {
    // A browser without storage, such as a private window, shows the server without offline
    // reading.
  })
}
