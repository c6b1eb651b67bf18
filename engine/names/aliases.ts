/** Names of one thing in several spellings; the first is shown. */
const GROUPS = `
United States|US|U.S.|U.S|USA|U.S.A.|United States of America|America
United Kingdom|UK|U.K.|U.K|Britain|Great Britain
United Arab Emirates|UAE|U.A.E.
European Union|EU|E.U.
United Nations|UN|U.N.|U.N
New York City|NYC
Los Angeles|L.A.|LA
Washington|D.C.|DC|Washington D.C.|Washington DC|Washington, D.C.|Washington, DC
Bosnia and Herzegovina|Bosnia
Congo|DRC|DR Congo|Democratic Republic of Congo|Democratic Republic of the Congo
Federal Reserve|Fed|US Federal Reserve|U.S. Federal Reserve
Justice Department|DOJ|Department of Justice|US Justice Department|U.S. Justice Department
Homeland Security|DHS|Department of Homeland Security
State Department|Department of State|US State Department|U.S. State Department
Pentagon|Defense Department|Department of Defense|Department of War|DOD
Treasury|Treasury Department|US Treasury|U.S. Treasury
Supreme Court|US Supreme Court|U.S. Supreme Court
Congress|US Congress|U.S. Congress
Senate|US Senate|U.S. Senate
Navy|US Navy|U.S. Navy
Army|US Army|U.S. Army
Air Force|US Air Force|U.S. Air Force
Coast Guard|US Coast Guard|U.S. Coast Guard
Secret Service|US Secret Service|U.S. Secret Service
Republican Party|GOP
Democratic Socialists of America|DSA
European Central Bank|ECB
International Monetary Fund|IMF
World Health Organization|WHO
International Criminal Court|ICC
Human Rights Watch|HRW
American Civil Liberties Union|ACLU
Immigration and Customs Enforcement|ICE
Customs and Border Protection|CBP
Government Accountability Office|GAO
Environmental Protection Agency|EPA
Food and Drug Administration|FDA
Central Intelligence Agency|CIA
Federal Bureau of Investigation|FBI
Israel Defense Forces|IDF
Rapid Support Forces|RSF
Scottish National Party|SNP
Major League Baseball|MLB
Los Angeles Lakers|LA Lakers|Lakers
Philadelphia Phillies|Phillies
Walt Disney|Disney|Walt Disney Co
Houthis|Houthi
al Qaeda|Al Qaeda|Al-Qaeda|al-Qaeda|Qaeda|al-Qaida
Middle East|Mideast
Strait of Hormuz|Hormuz Strait
West Bank|occupied West Bank
Kyiv|Kiev
Turkey|Türkiye|Turkiye
Myanmar|Burma
Danube|Danube River
`

const shown = new Map<string, string>()
const written = new Map<string, readonly string[]>()
for (const line of GROUPS.trim().split('\n')) {
  const group = line.split('|')
  written.set(group[0]!, group)
  for (const name of group) shown.set(nameKey(name), group[0]!)
}

/** A name without differences between outlets: case, dots, accents, a "the" before it. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}.\u200b-\u200d]/gu, '')
    .replace(/[’‑]/gu, (mark) => (mark === '’' ? "'" : '-'))
    .toLowerCase()
    .replace(/^the /u, '')
}

/** The main name of a thing: "United States" for "U.S." */
export function oneName(name: string): string {
  return shown.get(nameKey(name)) ?? name
}

/** All spellings of the thing with this main name. */
export function waysToWrite(name: string): readonly string[] {
  return written.get(name) ?? [name]
}
