import './Notifications.css'
import { useId, useState } from 'react'
import { useRead } from '#web/api.tsx'
import { Button } from '#web/ui/Button.tsx'
import { count } from '#web/ui/count.ts'
import { ChevronDown, Newspaper } from '#web/ui/icons.ts'
import { BrainCircuit, Hammer, Rocket } from '#web/ui/more-icons.ts'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'
import { Segmented } from '#web/ui/Segmented.tsx'
import { TimeAgo } from '#web/ui/TimeAgo.tsx'
import { notifications, type Notification } from '../../contracts/notifications.ts'
import {
  filterNotifications,
  notificationFilters,
  type NotificationFilter,
} from '../../notification-filters.ts'

const icons = { news: Newspaper, 'app-studio': Rocket, 'ai-lab': BrainCircuit, builds: Hammer }

const filterOptions = notificationFilters.map((filter) => ({
  ...filter,
  icon: <span className="red-dot" aria-hidden="true" />,
}))

/** What happened meanwhile in all parts of the portal. */
export function NotificationsTab() {
  const all = useRead(notifications.listNotifications, {})
  const [filter, setFilter] = useState<NotificationFilter>('all')
  const shown = filterNotifications(all, filter)
  return (
    <div className="side-scroll">
      <div className="notification-filters">
        <Segmented label="Category" options={filterOptions} value={filter} onChange={setFilter} />
      </div>
      <p className="side-count" aria-live="polite">
        {count(shown.length, 'notification')}
      </p>
      <ul className="side-cards" aria-label="Notifications">
        {shown.map((notification) => (
          <NotificationCard key={notification.id} notification={notification} />
        ))}
      </ul>
    </div>
  )
}

function NotificationCard({ notification }: { notification: Notification }) {
  const [isExpanded, setExpanded] = useState(false)
  const id = useId()
  const { category, title, text, time, details, progressPercent, action } = notification
  const Icon = icons[category]

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
          {action && <Button size="s">{action}</Button>}
        </div>
      )}
    </li>
  )
}
