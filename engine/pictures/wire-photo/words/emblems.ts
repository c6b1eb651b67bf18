/** What stands for a category where a title names nothing that can be drawn. */
export const emblems: Readonly<Record<string, string>> = {
  breaking: 'mast ripples',
  ai: 'neurons chip servers',
  policy: 'columns parliament document',
  markets: 'bars coins ribbons',
  science: 'flask microscope ripples',
  technology: 'circuit chip weave',
  environment: 'leaf tree terraces',
  space: 'galaxy planet satellite',
  healthcare: 'pulse heart',
  cybersecurity: 'keyhole padlock',
  automotive: 'road car',
  business: 'briefcase skyline',
  world: 'globe flag',
  crime: 'scales gavel',
  sports: 'stopwatch trophy medal',
  culture: 'stage book vinyl',
  lifestyle: 'coffee house suitcase',
}

/** Tape and wire, which claim nothing. */
export const quietPatterns = 'tape ribbons terraces ripples weave'

/** Whether a market went up or down. */
export const rising =
  'rise rising rose surge surging soar soaring jump climb gain rally rallies rebound high higher up boost best steigt steigen hausse monte sube suben sale_a salgono stijgt sobe sobem lift'
export const falling =
  'fall falling fell drop plunge slump tumble slide sink lower crash lose losing loss losses down decline weak weaker sell_off recession halt worst cut low fällt fallen sinkt sinken baisse chute cae caen scende crolla daalt cai queda'
