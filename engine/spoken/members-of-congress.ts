/** States by their postal abbreviations, and by those of newspapers. */
const STATES: Readonly<Record<string, string>> = Object.fromEntries(
  `Alabama AL Ala|Alaska AK|Arizona AZ Ariz|Arkansas AR Ark|California CA Calif|Colorado CO Colo|Connecticut CT Conn
  |Delaware DE Del|Florida FL Fla|Georgia GA Ga|Hawaii HI|Idaho ID|Illinois IL Ill|Indiana IN Ind|Iowa IA|Kansas KS Kan
  |Kentucky KY Ky|Louisiana LA La|Maine ME|Maryland MD Md|Massachusetts MA Mass|Michigan MI Mich|Minnesota MN Minn
  |Mississippi MS Miss|Missouri MO Mo|Montana MT Mont|Nebraska NE Neb|Nevada NV Nev|New_Hampshire NH N.H
  |New_Jersey NJ N.J|New_Mexico NM N.M|New_York NY N.Y|North_Carolina NC N.C|North_Dakota ND N.D|Ohio OH
  |Oklahoma OK Okla|Oregon OR Ore|Pennsylvania PA Pa|Rhode_Island RI R.I|South_Carolina SC S.C|South_Dakota SD S.D
  |Tennessee TN Tenn|Texas TX|Utah UT|Vermont VT Vt|Virginia VA Va|Washington WA Wash|West_Virginia WV W.Va
  |Wisconsin WI Wis|Wyoming WY Wyo`
    .split('|')
    .flatMap((line) => {
      const [name = '', ...short] = line.trim().split(' ')
      const said = name.replace('_', ' ')
      return [said, ...short].map((one) => [one.toLowerCase(), said])
    }),
)
const PARTIES: Readonly<Record<string, string>> = {
  D: 'Democrat',
  R: 'Republican',
  I: 'Independent',
}
const MEMBER = /(?<![\p{L}\p{N}-])([DRI])-((?:\p{L}\.?){2,14})(?![\p{L}-])/gu

/** The state that a newspaper abbreviation without its period means; null for another word. */
export function stateNamed(short: string): string | null {
  const key = short.toLowerCase()
  return Object.hasOwn(STATES, key) ? STATES[key]! : null
}

/** Writes "(D-N.Y.)" as "Democrat of New York". */
export function sayMembersOfCongress(text: string): string {
  return text.replaceAll(MEMBER, (match, party: string, state: string) => {
    const short = state.replace(/\.$/, '').toLowerCase()
    return Object.hasOwn(STATES, short) ? `${PARTIES[party]} of ${STATES[short]}` : match
  })
}
