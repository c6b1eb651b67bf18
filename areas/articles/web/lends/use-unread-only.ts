import { useRefresh, useWrite } from '#web/asking/api.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { unreadLists } from '#areas/feed/contracts/unread-lists.ts'
import { useUnread } from '#areas/portal/web/lends/use-unread.ts'

/** Returns if lists show only unread articles, and a function that changes it for all lists. */
export function useUnreadOnly() {
  const isOn = useUnread().unreadAt !== undefined
  const { mutateAsync } = useWrite(unreadLists.saveUnreadOnly)
  const refresh = useRefresh()
  const orTell = useAttempt()

  async function save(wanted: boolean) {
    await mutateAsync({ isOn: wanted })
    refresh({ area: 'portal' })
  }

  return { isOn, choose: (wanted: boolean) => void orTell(save(wanted)) }
}
