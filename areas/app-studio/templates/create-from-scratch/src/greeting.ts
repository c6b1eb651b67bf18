/** The greeting for an hour of the day, from 0 to 23. */
export function greetingAt(hour: number): string {
  if (hour < 5) return 'Still up?'
  if (hour < 12) return 'Good morning.'
  if (hour < 18) return 'Good afternoon.'
  return 'Good evening.'
}
