import { address } from '#core/route.ts'
import { useWrite } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { publications } from '../../contracts/publications.ts'
import { sites } from '../../contracts/sites.ts'
import { manageSite, sitePlace } from '../../places.ts'

interface Named {
  id: string
  name: string
}

/**
 * Actions on a site for the overview and for the site's own pages. `deleteIt` and `publish` return
 * whether they succeeded.
 */
export function useSiteActions() {
  const toast = useToast()
  const attempt = useAttempt()
  const { goTo } = usePage()
  const duplicate = useWrite(sites.duplicateSite)
  const remove = useWrite(sites.deleteSite)
  const restore = useWrite(sites.restoreSite)
  const publishing = useWrite(publications.publishSite)
  const isDone = async (work: Promise<unknown>) => (await attempt(work.then(() => true))) ?? false

  async function copy({ id, name }: Named) {
    const made = await attempt(duplicate.mutateAsync({ site: id }))
    if (!made) return
    const onSelect = () => goTo(pagesOf(made.site))
    toast({
      tone: 'success',
      title: 'Site duplicated',
      text: name,
      action: { label: 'Open', onSelect },
    })
  }

  async function deleteIt({ id, name }: Named) {
    if (!(await isDone(remove.mutateAsync({ site: id })))) return false
    const onSelect = () => void isDone(restore.mutateAsync({ site: id }))
    toast({ title: 'Site deleted', text: name, action: { label: 'Undo', onSelect } })
    return true
  }

  async function restoreIt({ id, name }: Named) {
    if (!(await isDone(restore.mutateAsync({ site: id })))) return
    toast({ tone: 'success', title: 'Site restored', text: `${name} is not published.` })
  }

  async function publish({ id, name }: Named) {
    const made = await attempt(publishing.mutateAsync({ site: id }))
    if (!made) return false
    toast({ tone: 'success', title: 'Published', text: name })
    return true
  }

  return { copy, deleteIt, restoreIt, publish, isPublishing: publishing.isPending }
}

/** The full path of the list of a site's pages, for links from other pages. */
export function pagesOf(site: string): string {
  return manageSite(address(sitePlace, { site, part: 'pages' }))
}
