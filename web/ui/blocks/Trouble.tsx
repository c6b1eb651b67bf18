import { Component, useContext, useSyncExternalStore, type ReactNode } from 'react'
import { Problem } from '#core/problem.ts'
import { AnswersContext } from '../../asking/api.tsx'
import { PageContext } from '../../place/page.tsx'
import { useStored } from '../../place/store.ts'
import { Button } from '../controls/Button.tsx'
import { CircleAlert, RefreshCw } from '../icons.ts'

interface TroubleProps {
  /** Content that stays above the message. */
  before?: ReactNode
  /** True if nothing is shown instead of failed content. */
  silent?: boolean
  children: ReactNode
}

/**
 * Shows a failure of its content, with a button to try again, while the rest of the page continues.
 * It also tries again by itself when answers are refreshed, for example after the server has come
 * back, and when the page changes, because its data may be another one then.
 */
export function Trouble(props: TroubleProps) {
  const answers = useContext(AnswersContext)
  const refreshes = useSyncExternalStore(
    answers.followRefreshes,
    () => answers.refreshes,
    () => answers.refreshes,
  )
  const place = useStored(useContext(PageContext))
  return (
    <Boundary
      {...props}
      refreshes={refreshes}
      place={place}
      onRetry={() => answers.forgetFailures()}
    />
  )
}

interface BoundaryProps extends TroubleProps {
  refreshes: number
  place: unknown
  onRetry: () => void
}

class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidUpdate({ refreshes, place }: BoundaryProps) {
    const isSame = refreshes === this.props.refreshes && place === this.props.place
    if (this.state.error !== null && !isSame) this.handleRetry()
  }

  handleRetry = () => {
    this.props.onRetry()
    this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    const { before, silent, children } = this.props
    if (error === null) return children
    if (silent) return null
    return (
      <>
        {before}
        <div className="trouble" role="alert">
          <CircleAlert />
          <p>{explain(error)}</p>
          <Button size="s" icon={<RefreshCw />} onClick={this.handleRetry}>
            Retry
          </Button>
        </div>
      </>
    )
  }
}

/**
 * The message of an error. A `Problem` has words for the reader; any other error is a bug, about
 * which the reader can do nothing.
 */
export function explain(error: unknown): string {
  if (error instanceof Problem) return error.message
  return 'Something went wrong here. Try again, or reload the page.'
}
