interface LogoProps {
  size?: number
}

/** The logo: the tape of a news wire, with a dot for the first report. */
export function Logo({ size = 40 }: LogoProps) {
  return (
    <svg className="logo" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="4" />
      <path strokeWidth="4.6" d="M12 10h17M11 30.5h17" />
      <path strokeWidth="3.4" d="M9 16h9M22 24.5h9" />
      <path strokeWidth="2" d="M11 20h18" />
      <circle cx="31" cy="16" r="2.6" />
    </svg>
  )
}
