import type { RefObject } from 'react'
import { useRefresh, useWrite } from '#web/asking/api.tsx'
import { CircleCheck } from '#web/ui/icons.ts'
import { ChevronsUp, Circle } from '#web/ui/more-icons.ts'
import type { MenuItem } from '#web/ui/overlays/Menu.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import type { Article } from '#areas/articles/contract.ts'
import { marking } from '../../contracts/marking.ts'
import { useMarking } from '../marking/use-marking.ts'

/** Menu items that mark an article as read or unread, or all articles above it in a list. */
export function useMarkingItems(
  { id, isRead }: Article,
  place: RefObject<HTMLElement | null> | null,
): MenuItem[] {
  const mark = useMarking()
  const markRead = useWrite(marking.markAllRead)
  const markUnread = useWrite(marking.markUnread)
  const refresh = useRefresh()
  const orTell = useAttempt()

  async function toggle() {
    await (isRead
      ? markUnread.mutateAsync({ article: id })
      : markRead.mutateAsync({ articles: [id] }))
    refresh({ area: 'articles' })
  }

  const own: MenuItem = {
    label: isRead ? 'Mark as unread' : 'Mark as read',
    icon: isRead ? <Circle /> : <CircleCheck />,
    parted: true,
    onSelect: () => void orTell(toggle()),
  }
  if (!place) return [own]
  const above: MenuItem = {
    label: 'Mark all above as read',
    icon: <ChevronsUp />,
    onSelect: () => mark({ articles: idsAbove(place.current, id) }, 'Above this article'),
  }
  return [own, above]
}

/** The ids of the articles above, as on screen, without articles that arrived since. */
function idsAbove(within: HTMLElement | null, id: number): number[] {
  const headlines = within?.closest('ul')?.querySelectorAll<HTMLElement>('[data-headline]') ?? []
  const ids = [...headlines].map(({ dataset }) => Number(dataset['headline']))
  return ids.slice(0, Math.max(0, ids.indexOf(id)))
}
