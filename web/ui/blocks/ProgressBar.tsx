import './ProgressBar.css'

interface ProgressBarProps {
  /** The name of the work that is in progress. */
  label: string
  /** The progress, from 0 to 100. */
  percent: number
  tone?: 'pencil' | 'success' | 'warn' | 'error'
}

/** A progress bar. An SVG has an attribute for its width, so no style attribute is needed. */
export function ProgressBar({ label, percent, tone = 'pencil' }: ProgressBarProps) {
  const value = Math.min(100, Math.max(0, percent))
  return (
    <div
      className={`progress progress-${tone}`}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <svg width={`${value}%`} height="6" aria-hidden="true">
        <rect width="100%" height="6" />
      </svg>
    </div>
  )
}
