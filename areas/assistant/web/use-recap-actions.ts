import { reading } from '#areas/feed/contracts/reading.ts'
import { saved } from '#areas/saved/contract.ts'
import { useRefresh, useWrite } from '#web/asking/api.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { count } from '#web/ui/count.ts'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import type { RecapItem } from '../contract.ts'

/** Actions on the articles of a recap, for any screen. Those that change something have an undo. */
export function useRecapActions(items: readonly RecapItem[]) {
  const save = useWrite(saved.saveArticle)
  const remove = useWrite(saved.removeSaved)
  const give = useWrite(reading.giveOpinion)
  const takeBack = useWrite(reading.takeBackOpinion)
  const refresh = useRefresh()
  const toast = useToast()
  const orTell = useAttempt()
  const articles = items.flatMap(({ proof }) => (proof ? [proof.article] : []))

  async function forEach(work: (article: number) => Promise<unknown>) {
    for (const article of articles) await work(article)
    refresh({ area: 'articles' })
  }

  async function saveAll() {
    await forEach((article) => save.mutateAsync({ article }))
    toast({
      title: `${count(articles.length, 'article')} saved`,
      tone: 'success',
      action: {
        label: 'Undo',
        onSelect: () =>
          void orTell(
            forEach((article) => remove.mutateAsync({ kind: 'articles', id: String(article) })),
          ),
      },
    })
  }

  async function wantLess() {
    await forEach((article) => give.mutateAsync({ article, opinion: 'less' }))
    toast({
      title: `You will see less like ${articles.length === 1 ? 'this' : 'these'}`,
      action: {
        label: 'Undo',
        onSelect: () =>
          void orTell(forEach((article) => takeBack.mutateAsync({ article, opinion: 'less' }))),
      },
    })
  }

  async function copy(text: string) {
    const isCopied = await copyText(text)
    toast(
      isCopied
        ? { title: 'Copied with its sources', tone: 'success' }
        : { title: 'The text was not copied', tone: 'error' },
    )
  }

  async function share(title: string, text: string) {
    if (!navigator.share) return copy(text)
    await navigator.share({ title, text }).catch(() => {})
  }

  return {
    copy: (text: string) => void copy(text),
    share: (title: string, text: string) => void share(title, text),
    save: () => void orTell(saveAll()),
    wantLess: () => void orTell(wantLess()),
  }
}
