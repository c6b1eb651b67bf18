const ROBOTS =
  /bot\b|bot\/|crawl|spider|slurp|curl|wget|python|headless|lighthouse|preview|monitor|fetch|http-?client|facebookexternalhit/i

/** The kind of device by what a browser says of itself. A client that says nothing is a program. */
export function deviceOf(agent: string): 'robot' | 'phone' | 'computer' {
  const start = agent.slice(0, 500)
  if (start === '' || ROBOTS.test(start)) return 'robot'
  return /mobi|android|iphone/i.test(start) ? 'phone' : 'computer'
}
