import { address } from '#core/route.ts'
import { usePage } from '#web/place/page.tsx'
import { useRoute } from '#web/use-route.ts'
import { labPlace, labTabs, tabOfPage, type LabTab } from '../lab-pages.ts'

interface LabPlace {
  tab: LabTab
  /** The part of the tab, such as "spaces"; empty for its first. */
  part: string
  /** The open item of the part, such as the id of a model; empty if none is. */
  item: string
  open: (tab: LabTab, part?: string, item?: string) => void
}

/** The open place in the lab: by the address, or else the tab that belongs to the page. */
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
