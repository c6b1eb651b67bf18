const ROBOTS =
  /bot\b|bot\/|crawl|spider|slurp|curl|wget|python|headless|lighthouse|preview|monitor|fetch|http-?client|facebookexternalhit/i

/**
 * The kind of device, by the user agent of the browser. A client without a user agent counts as a
 * robot.
 */
export function deviceOf(agent: string): 'robot' | 'phone' | 'computer' {
  const start = agent.slice(0, 500)
  if (start === '' || ROBOTS.test(start)) return 'robot'
  return /mobi|android|iphone/i.test(start) ? 'phone' : 'computer'
}
