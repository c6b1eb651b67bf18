import './OfflineNotice.css'
import { useSyncExternalStore } from 'react'
import { count } from '../../ui/count.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { CircleAlert, Info, RefreshCw } from '../../ui/icons.ts'
import { useIsOnline } from '../../ui/use-is-online.ts'
import { hubBase } from '../../place/hub-base.ts'
import { followHubStatus, readHubStatus, type HubStatus } from './hub-status.ts'
import { statusWords } from './status-words.ts'
import { clearWords, loadNewVersion } from './start-worker.ts'

/**
 * A notice at the foot of every page with the age of its data, the number of waiting writes, and
 * failed ones.
 */
export function OfflineNotice() {
  const status = useSyncExternalStore(followHubStatus, readHubStatus)
  const isOnline = useIsOnline()
  const said = statusWords(status, isOnline)
  const { words, hasNewVersion } = status
  return (
    <div className="offline-notice">
      {/* This is a live region, because a dialog hides everything else around it from screen
          readers. */}
      <div role="status" aria-live="polite">
        {said && (
          <p>
            <Info />
            <span>
              {said}{' '}
              {status.asOf && <a href={`${hubBase()}/news-hub/offline`}>What is kept here</a>}
            </span>
          </p>
        )}
        {hasNewVersion && isOnline && (
          <p>
            <RefreshCw />
            <span>New version.</span>
            <Button size="s" onClick={() => void loadNewVersion()}>
              Reload
            </Button>
          </p>
        )}
      </div>
      <div aria-live="assertive">{words.length > 0 && <NotCarriedOut words={words} />}</div>
    </div>
  )
}

function NotCarriedOut({ words }: Pick<HubStatus, 'words'>) {
  return (
    <div role="alert" className="offline-refused">
      <CircleAlert />
      <div>
        <strong>{count(words.length, 'change')} could not be sent</strong>
        <ul>
          {words.map((each, at) => (
            <li key={at}>{each}</li>
          ))}
        </ul>
      </div>
      <Button size="s" onClick={clearWords}>
        Close
      </Button>
    </div>
  )
}
