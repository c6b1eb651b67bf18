/** Emblems of categories, for titles that name nothing drawable. */
export const emblems: Readonly<Record<string, string>> = {
  breaking: 'mast ripples',
  ai: 'neurons chip servers serverAisle prompt circuit weave',
  policy: 'columns parliament hemicycle document scroll microphones signing',
  markets: 'bars coins ribbons banknotes tape',
  science: 'flask microscope ripples observatory',
  technology: 'circuit chip weave laptop browser',
  environment: 'leaf tree terraces river globe',
  space: 'galaxy planet satellite comet',
  healthcare: 'pulse heart pill hospital',
  cybersecurity: 'keyhole padlock servers weave',
  automotive: 'road car ribbons',
  business: 'briefcase skyline coins tape',
  world: 'globe flag newspaper',
  crime: 'scales gavel police patrolCar lawBooks',
  sports: 'stopwatch trophy medal crowd',
  culture: 'stage book vinyl painting mask',
  lifestyle: 'coffee house suitcase basket bag',
}

/** Patterns without a meaning. */
export const quietPatterns = 'tape ribbons terraces ripples weave'

/** Words for a rising market. */
export const rising =
  'rise rising rose surge surging soar soaring jump climb gain rally rallies rebound high higher up boost best steigt steigen hausse monte sube suben sale_a salgono stijgt sobe sobem lift'
export const falling =
  'fall falling fell drop plunge slump tumble slide sink lower crash lose losing loss losses down decline weak weaker sell_off recession halt worst cut low fällt fallen sinkt sinken baisse chute cae caen scende crolla daalt cai queda'
