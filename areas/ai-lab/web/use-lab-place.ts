import { address } from '#core/route.ts'
import { usePage } from '#web/place/page.tsx'
import { useRoute } from '#web/use-route.ts'
import { labPlace, labTabs, tabOfPage, type LabTab } from '../lab-pages.ts'

interface LabPlace {
  tab: LabTab
  /** The open part of the tab, such as "spaces"; empty for the first part. */
  part: string
  /** The open item of the part, such as the id of a model; empty if no item is open. */
  item: string
  open: (tab: LabTab, part?: string, item?: string) => void
}

/**
 * Reads the open tab, part and item from the address. Without them, the tab that belongs to the
 * page is open.
 */
export function useLabPlace(): LabPlace {
  const { page, goTo } = usePage()
  const opened = useRoute(labPlace)
  const tab = labTabs.find(({ value }) => value === opened?.tab)?.value ?? tabOfPage(page)
  const [part = '', item = ''] = opened?.['*'].split('/') ?? []
  return {
    tab,
    part,
    item,
    open(to, ...rest) {
      const isPageItself = to === tabOfPage(page) && rest.length === 0
      goTo(isPageItself ? '.' : address(labPlace, { tab: to, '*': rest.join('/') }))
    },
  }
}
