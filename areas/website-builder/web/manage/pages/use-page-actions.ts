import { useContext } from 'react'
import { AskContext, useAction, useRefresh, useWrite } from '#web/asking/api.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { pages, type EditedPage, type PageDraft } from '../../../contracts/pages.ts'

interface Titled {
  id: string
  title: string
}

/** Actions on pages in the list. */
export function usePageActions(site: string) {
  const ask = useContext(AskContext)
  const refresh = useRefresh()
  const toast = useToast()
  const attempt = useAttempt()
  const duplicate = useWrite(pages.duplicatePage)
  const remove = useWrite(pages.deletePage)
  const restore = useWrite(pages.restorePage)
  const changing = useAction(
    async ({ page, change }: { page: string; change: Partial<PageDraft> }) => {
      const now = await ask(pages.getPage, { site, page })
      const draft = { ...draftOf(now), ...change }
      await ask(pages.savePage, { site, page, version: now.version, draft })
      refresh({ area: 'website-builder' })
    },
  )
  const isDone = async (work: Promise<unknown>) => (await attempt(work.then(() => true))) ?? false

  async function duplicateIt({ id, title }: Titled) {
    if (!(await isDone(duplicate.mutateAsync({ site, page: id })))) return
    toast({ tone: 'success', title: 'Page duplicated', text: title })
  }

  async function deleteIt({ id, title }: Titled) {
    if (!(await isDone(remove.mutateAsync({ site, page: id })))) return
    const onSelect = () => void isDone(restore.mutateAsync({ site, page: id }))
    toast({ title: 'Page deleted', text: title, action: { label: 'Undo', onSelect } })
  }

  const setInMenu = ({ id }: Titled, isInMenu: boolean) =>
    isDone(changing.mutateAsync({ page: id, change: { isInMenu } }))

  return { duplicateIt, deleteIt, setInMenu }
}

/** The fields of a page that are saved. */
export function draftOf(page: EditedPage): PageDraft {
  const { title, path, description, isInMenu, sharePicture, content } = page
  return { title, path, description, isInMenu, sharePicture, content }
}
