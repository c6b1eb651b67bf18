/**
 * Matches texts that outlets print around the news: invitations, credits, captions, legal notices,
 * teasers and labels of sections.
 */
const BOILERPLATE = [
  // Invitations.
  /\b(?:read|continue|see|view) (?:more|on|reading|full|the full|also|all)\b/i,
  /\b(?:sign up|subscribe|(?:your|our|a free|with a|start a) subscription|newsletter|log ?in|register (?:now|here|for free))\b/i,
  /\b(?:click|tap) (?:here|to|on)\b|\bfollow us\b|\bshare this\b|\blike us on\b|\bdownload (?:our|the) app\b/i,
  /\b(?:weiterlesen|mehr zum thema|lesen sie|lire la suite|abonnez-vous|sigue leyendo|leer más|suscr[ií]b)/i,
  /\byou can (?:now )?(?:listen|read|watch|find|follow|get|also)\b|\b(?:listen|watch|tune in|stream)\b.{0,40}\b(?:live|here|now|below|above|podcasts?)\b/i,
  /^(?:watch|listen|plus|also|in this (?:episode|edition|video|issue)|on (?:this|today['’]s) (?:episode|edition))\b/i,
  // Legal notices and appeals for money.
  /\b(?:all rights reserved|copyright \d{4}|terms of (?:use|service)|privacy policy|cookies?)\b|©/i,
  /\b(?:advertisement|sponsored (?:content|post|by our)|affiliate (?:links?|program)|earn (?:a |an )?(?:\w+ )?commissions?|paywall|premium content)\b|^sponsored\b/i,
  /\bappeared first on\b|\bthe post .{3,120} appeared\b|\bfirst published\b|\b(?:originally|also) (?:published|appeared) (?:in|on|by|at)\b/i,
  /\bthis (?:article|story|post|page|video|live ?blog) (?:was|is|has|originally|first|will)\b|\bthis is an edition of\b/i,
  /\b(?:more on this|related (?:articles|stories|topics)|what to read next|editor['’]?s note|correction:|updates? to follow|developing story)/i,
  // Credits and captions.
  /(?<!\bbig )\b(?:photo(?:graph)?|image|picture|credit|illustration|video|file photo)s?\s*(?:(?:by|courtesy|credit)\s*)?:/i,
  /\b(?:photo(?:graph)?|image|picture|illustration)s? (?:by|courtesy|credit|via|provided by) \p{Lu}/u,
  /\((?:photo|image|file|AP|AFP|Reuters|Getty)[^)]{0,60}\)\s*$/i,
  /\bgetty images\b|\bAP photo\b|\/\s?(?:reuters|getty|AFP|AP|EPA|shutterstock|bloomberg)\b/i,
  /^(?:by|von|por|par) \p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+){0,3}\s*$/u,
  /^\(?(?:L-R|left to right|from left|pictured|clockwise)\b|\((?:L|R|left|right|cent(?:er|re)|pictured|above|top|bottom)\)|\bis (?:seen|pictured|shown) (?:in|here|at|during|on|with)\b|\b(?:file|handout|undated|combination) (?:photo|image|picture)/i,
  /\b(?:in|during|at|on)\b.{2,80}\b(?:in|on)\s(?:\p{Lu}[\p{L}]+day,\s)?(?:Jan|Feb|March|April|May|June|July|Aug|Sept?|Oct|Nov|Dec)[a-z]*\.?\s\d{1,2},\s\d{4}\.?(?:\s[\p{Lu}(].{0,60})?$/u,
  /\bin the (?:background|foreground)[.)]?$/i,
  // Remarks of a broadcaster about its own report.
  /\b(?:has|have) (?:more|the (?:latest|details|story|report))\b(?!\s(?:than|of|in))|\b(?:joins?|joined) (?:us|FRANCE 24|CBS|CNN|NBC|ABC|NPR|BBC|the show|the program)\b/i,
  /^(?:NPR|CBS News|NBC News|ABC News|BBC|FRANCE 24|DW|PBS|MSNBC|CNN|Sky News|NewsHour)['’]?s?\s[\p{Lu}][^.]{2,50}\b(?:asks?|talks?|speaks?|spoke|reports?|explains?|breaks? down|looks?|discuss(?:es)?|sits? down|interviews?|has|have|joins?)\b/u,
  /\b(?:joins?|spoke with|speaks (?:with|to)|talks? (?:to|with)|told) .{3,60} to (?:discuss|recount|explain|break down|talk about)\b/i,
  /\b(?:led off|opened|closed|kicked off|ended|devoted) (?:an?|his|her|the|their) (?:\p{L}+ )?(?:segment|show|monologue|programme?|broadcast|episode|newscast)\b/iu,
  /\b(?:[Rr]eporter|[Cc]orrespondent|[Aa]nchor|[Ee]ditor|[Hh]ost|[Aa]nalyst|[Cc]olumnist) (?:\p{Lu}[\p{L}'’.-]+ ){1,3}(?:recalls?|reports?|explains?|breaks? down|looks?|discuss(?:es)?|examines?|speaks?|spoke|sits? down|joins?|has|tells us|takes? a)\b/u,
  /^\p{Lu}[\p{L}\d]{1,20}(?: [\p{Lu}\d][\p{L}\d]{0,20}){0,2}['’]s \p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+ (?:examines?|explains?|looks?|breaks? down|discuss(?:es)?|reports?|speaks?|talks?|asks?|has|joins?|takes?|recalls?|analy[sz]es?|considers?|explores?|tells us)\b/u,
  // Questions of an unnamed interviewer.
  /\b(?:an?|the|one) (?:reporter|moderator|host|journalist|interviewer|anchor) (?:asks?|asked|said|says)\b[^.]{0,40}\.$/iu,
  /^(?:send us a tip|got a tip|have a tip|related|recommended|trending|see also|don['’]t miss)\b/iu,
  // Teasers.
  /^(?:here(?:['’]s| are| is)|(?:what|everything|all|things?) (?:to|you|we) (?:know|need)|find out|take a look|a look at|an inside look|meet the|the latest (?:on|from|at|in)|good (?:morning|evening|afternoon)|welcome)\b/i,
  /\bhere(?:['’]s|['’]re| is| are) (?:a|what|how|why|who|the|where|when|everything)\b|\bthings? to know\b|\bwhat (?:to|you need to) know\b/i,
  /^(?:why it matters|go deeper|the bottom line|what(?:['’]s next| we['’]re watching| to watch)|our thought bubble|worth noting|flashback|yes, but|reality check|the intrigue|between the lines|the other side|editor['’]?s note)\b\s*[:—–-]/i,
  /https?:\/\/|www\.|\S@[^\s@]+\.\w/i,
]

/** Matches entities and tags that the publisher escaped twice, so that they are visible. */
const LEFTOVER_MARKUP = /&(?:#\d{2,6}|#x[\da-f]{2,6}|[a-z]{2,8});|\[&hellip;\]|<\/?[a-z]{1,10}\b/i

export function isBoilerplate(text: string): boolean {
  return LEFTOVER_MARKUP.test(text) || BOILERPLATE.some((pattern) => pattern.test(text))
}
