import './Notifications.css'
import { useEffect, useId, useState } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { useKept } from '#web/asking/use-kept.ts'
import { usePage } from '#web/place/page.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { count } from '#web/ui/count.ts'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { ChevronDown, Newspaper } from '#web/ui/icons.ts'
import { BrainCircuit, Hammer, Rocket } from '#web/ui/more-icons.ts'
import { ProgressBar } from '#web/ui/blocks/ProgressBar.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { wholeList } from '#web/ui/newer/growing-list.ts'
import { Newer } from '#web/ui/newer/Newer.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { notificationMarks, notifications, type Notification } from '../contract.ts'
import { notificationKinds } from '../contracts/kinds.ts'
import { ALL, filterNotifications, notificationFilters } from '../notification-filters.ts'

/** Icons by the names that groups use. */
const icons: Record<string, typeof Newspaper> = {
  newspaper: Newspaper,
  rocket: Rocket,
  brain: BrainCircuit,
  hammer: Hammer,
}

const growing = { ...wholeList<Notification>('notification'), holdsAsked: true }

/** The tab of the right panel with the reader's notifications. */
export function NotificationsTab() {
  const all = useRead(notifications.listNotifications, {})
  const [filter, setFilter] = useState(ALL)
  const shown = filterNotifications(all, filter)
  const filterOptions = useFilterOptions(all)
  const hasChoice = all.some(({ category }) => category !== all[0]!.category)
  useSeen()
  if (all.length === 0) {
    return (
      <div className="side-scroll">
        <Empty quiet>No notifications yet. Rules can notify you about articles.</Empty>
      </div>
    )
  }
  return (
    <div className="side-scroll">
      {hasChoice && (
        <div className="notification-filters">
          <Segmented label="Category" options={filterOptions} value={filter} onChange={setFilter} />
        </div>
      )}
      <p className="side-count" aria-live="polite">
        {count(shown.length, 'notification')}
      </p>
      <Newer
        operation={notifications.listNotifications}
        input={{}}
        list={growing}
        isShown={(one: Notification) => filterNotifications([one], filter).length > 0}
      />
      <ul className="side-cards" aria-label="Notifications">
        {shown.map((notification) => (
          <NotificationCard key={notification.id} notification={notification} />
        ))}
      </ul>
    </div>
  )
}

/**
 * The filters, each with a dot if it has notifications that were new when the tab was opened. The
 * state is remembered, because opening the tab marks everything as seen.
 */
function useFilterOptions(all: readonly Notification[]) {
  const groups = useRead(notificationKinds.listGroups, {})
  const [seenFrom] = useState(() => new Set(all.filter(({ isNew }) => isNew === false).map(idOf)))
  const fresh = all.filter((one) => !seenFrom.has(idOf(one)))
  return notificationFilters(groups).map((filter) => ({
    ...filter,
    icon: filterNotifications(fresh, filter.value).length > 0 && (
      <span className="red-dot" aria-hidden="true" />
    ),
  }))
}

const idOf = ({ id }: Notification) => id

/** Marks the shown notifications as seen, if the server remembers that. */
function useSeen(): void {
  const isKept = useKept('notifications/marks')
  const hasNew = useRead(notifications.hasNew, {})
  const { mutate } = useWrite(notificationMarks.markSeen)
  useEffect(() => {
    if (!isKept || !hasNew) return
    // A failure is ignored, because the notifications are then only shown as new once more.
    mutate({})
  }, [isKept, hasNew, mutate])
}

function NotificationCard({ notification }: { notification: Notification }) {
  const [isExpanded, setExpanded] = useState(false)
  const id = useId()
  const { goTo } = usePage()
  const { category, title, text, time, details, progressPercent, action, page, tab } = notification
  const groups = useRead(notificationKinds.listGroups, {})
  const Icon = icons[groups.find(({ id }) => id === category)?.icon ?? ''] ?? Newspaper

  return (
    <li className="notification" data-category={category}>
      <div className="notification-head">
        <Icon />
        <h3>
          <button
            type="button"
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? id : undefined}
            onClick={() => setExpanded(!isExpanded)}
          >
            {title}
          </button>
        </h3>
        <span className="meta">
          <TimeAgo time={time} />
        </span>
        <ChevronDown />
      </div>
      <p>{text}</p>
      {progressPercent !== null && (
        <div className="notification-progress">
          <ProgressBar label={title} percent={progressPercent} />
          <span className="meta">{progressPercent}%</span>
        </div>
      )}
      {isExpanded && (
        <div id={id} className="notification-details">
          <p>{details}</p>
          {action && (
            <Button
              size="s"
              onClick={({ currentTarget }) => {
                if (tab) showTab(currentTarget, tab)
                else if (page) goTo(page)
              }}
            >
              {action}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/**
 * Opens another tab of the panel by pressing it, because this component is inside the panel and has
 * no access to its state.
 */
function showTab(from: Element, tab: string): void {
  from
    .closest('.side-panel')
    ?.querySelector<HTMLElement>(`[role="tab"][data-value="${tab}"]`)
    ?.click()
}
