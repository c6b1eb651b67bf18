import { use } from 'react'
import { AskContext, useRefresh } from '#web/asking/api.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { useOpenArticle } from '#areas/articles/web/lends/use-feed-page.ts'
import { useKept } from '#web/asking/use-kept.ts'
import { saved } from '#areas/saved/contract.ts'
import { marking } from '../../contracts/marking.ts'
import { useCommandKeys } from './use-shortcut.ts'

/** Keys that save, or mark as read or unread, the open article or the focused headline. */
export function useArticleKeys(): void {
  const openArticleId = useOpenArticle()
  const canMark = useKept('marking')
  const ask = use(AskContext)
  const refresh = useRefresh()
  const toast = useToast()
  const orTell = useAttempt()

  async function save(article: number) {
    const isSaved = await ask(saved.isArticleSaved, { article })
    await (isSaved
      ? ask(saved.removeSaved, { kind: 'articles', id: String(article) })
      : ask(saved.saveArticle, { article }))
    refresh({ area: 'saved' })
    toast({ title: isSaved ? 'No longer saved' : 'Saved', tone: 'success' })
  }

  async function mark(article: number) {
    const isRead = await ask(marking.isArticleRead, { article })
    await (isRead
      ? ask(marking.markUnread, { article })
      : ask(marking.markAllRead, { articles: [article] }))
    refresh({ area: 'marking' })
    refresh({ area: 'articles' })
    toast({ title: isRead ? 'Marked as unread' : 'Marked as read', tone: 'success' })
  }

  useCommandKeys((command, event) => {
    const act = command === 'save' ? save : command === 'mark' && canMark ? mark : null
    const article = act && (openArticleId ?? headlineInFocus())
    if (!act || !article) return
    event.preventDefault()
    void orTell(act(article))
  })
}

/** The article of the focused headline; null while a dialog is open. */
function headlineInFocus(): number | null {
  const focused = document.activeElement?.closest<HTMLElement>('[data-headline]')
  if (!focused || document.querySelector('[role="dialog"]')) return null
  return Number(focused.dataset['headline']) || null
}
