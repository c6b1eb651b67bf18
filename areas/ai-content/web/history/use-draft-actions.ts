import { useWrite } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { count } from '#web/ui/count.ts'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { drafts } from '../../contracts/drafts.ts'
import { DRAFTS } from '../../limits.ts'
import { draftPage } from '../../places.ts'

/** Actions on texts of the history. `removeAll` and `restoreAll` return true if they succeeded. */
export function useDraftActions() {
  const { goTo } = usePage()
  const toast = useToast()
  const attempt = useAttempt()
  const copy = useWrite(drafts.duplicateDraft)
  const renaming = useWrite(drafts.renameDraft)
  const remove = useWrite(drafts.deleteDrafts)
  const restore = useWrite(drafts.restoreDrafts)

  /** Sends the texts in batches of the size that the server accepts. */
  async function each(ids: readonly string[], act: typeof remove) {
    for (let at = 0; at < ids.length; at += DRAFTS.listed)
      await act.mutateAsync({ drafts: ids.slice(at, at + DRAFTS.listed) })
    return true
  }

  const restoreAll = async (ids: readonly string[]) => {
    const done = await attempt(each(ids, restore))
    if (done) toast({ tone: 'success', title: `${count(ids.length, 'text')} restored` })
    return done === true
  }

  async function removeAll(ids: readonly string[]) {
    const done = await attempt(each(ids, remove))
    const undo = { label: 'Undo', onSelect: () => void restoreAll(ids) }
    if (done) toast({ title: `${count(ids.length, 'text')} moved to the bin`, action: undo })
    return done === true
  }

  async function duplicate({ id, title }: { id: string; title: string }) {
    const made = await attempt(copy.mutateAsync({ draft: id }))
    if (!made) return
    const open = { label: 'Open', onSelect: () => goTo(draftPage(made.draft)) }
    toast({ tone: 'success', title: 'Text duplicated', text: title, action: open })
  }

  const rename = ({ id }: { id: string }, title: string) =>
    attempt(renaming.mutateAsync({ draft: id, title }))

  return { duplicate, rename, removeAll, restoreAll }
}
