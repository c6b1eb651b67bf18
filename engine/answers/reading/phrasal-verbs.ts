import { findPhrases, phrases, type Token } from './tokens.ts'

/** Verbs of two or three words, and the word that news has for each; the first word of each has all its forms. */
const PHRASAL_VERBS: readonly [phrase: string, said: string][] = `
  turn off=shut|turn on=activate|shut down=shut|shut off=shut|call off=cancel|put off=postpone|push back=postpone|hold up=delay|hold off=delay|
  give up=abandon|give back=return|get back=recover|get away=escape|get rid=remove|get out=leave|get better=recover|get worse=worsen|get hurt=injured|get stuck=stranded|
  take over=succeed|take away=seize|take back=recover|take off=launch|take on=challenge|take apart=dismantle|take down=remove|take part=participate|take hostage=kidnapped|
  taken hostage=kidnapped|throw out=dismiss|throw away=discard|thrown out=dismissed|kick out=expel|kick off=begin|kicked out=expelled|kicked off=suspended|
  let go=released|let off=acquitted|let in=admit|let out=released|knock out=eliminate|knock down=demolish|knocked out=eliminated|pick up=collect|pull out=withdraw|pull down=demolish|
  pull off=achieve|set up=establish|set off=trigger|set fire=arson|set free=released|break up=separate|break down=fail|break in=burglary|break out=escape|blow up=explode|
  burn down=destroyed|burn through=spend|go up=rise|go down=fall|go under=bankruptcy|go back=return|go ahead=proceed|go missing=vanished|go off=explode|went up=rose|went down=fell|
  went missing=vanished|went off=exploded|went wrong=failed|went under=bankruptcy|come down=crash|came down=crashed|come back=return|came back=returned|come up=propose|
  bring back=revive|bring down=topple|bring in=introduce|brought back=revived|brought down=toppled|hand over=surrender|hand out=distribute|carry out=conduct|cut off=sever|cut back=reduce|cut short=shorten|
  cut down=reduce|lay off=layoffs|laid off=layoffs|step down=resign|stepped down=resigned|step aside=resign|stand down=resign|stood down=resigned|stand in=substitute|fill in=substitute|
  look into=investigate|looking into=investigate|look for=seek|looking for=seek|look up=search|find out=discover|found out=discovered|work out=resolve|put out=extinguish|put up=erect|put away=jailed|
  put down=euthanized|pay back=repay|pay off=repay|pass away=died|passed away=died|run out=shortage|run over=struck|run for=candidate|running for=candidate|ran over=struck|run into=collide|ran into=collided|
  turn down=reject|turned down=rejected|turn in=surrender|turned in=surrendered|turn up=appear|hold on=keep|speak out=criticize|stand trial=trial|sign up=register|team up=partnership|
  lock up=jailed|locked up=jailed|own up=admit|owned up=admitted|back out=withdraw|drop out=withdraw|dropped out=withdrew|opt out=withdraw|wipe out=destroy|wiped out=destroyed|
  move back=return|moving back=return|moved back=returned|send back=deport|sent back=deported|end up=become|close down=close|slow down=slow|speed up=accelerate|beat up=assault|beaten up=assaulted`
  .split('|')
  .map((pair) => pair.trim().split('=') as [string, string])

const known = phrases(PHRASAL_VERBS.map(([phrase, said]): [string, string] => [said, phrase]))

/**
 * The words of an English question with each phrasal verb as one word at its first place, and the places of the others.
 */
export function withoutPhrasalVerbs(
  tokens: readonly Token[],
  language: string,
): { tokens: Token[]; others: number[] } {
  const found = language === 'en' ? findPhrases(tokens, known) : []
  const said = new Map(found.map(({ from, meaning }) => [from, meaning]))
  return {
    tokens: tokens.map((token, at) => {
      const word = said.get(at)
      return word === undefined
        ? token
        : { ...token, lower: word, written: word, spoken: token.lower }
    }),
    others: found.flatMap(({ from, to }) =>
      Array.from({ length: to - from - 1 }, (_, nth) => from + 1 + nth),
    ),
  }
}
