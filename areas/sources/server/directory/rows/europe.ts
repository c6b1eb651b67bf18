/** Sources in the languages of Europe. */
export const europeRows = `
Tagesschau | www.tagesschau.de | https://www.tagesschau.de/index~rss2.xml | general | de | popular
DER SPIEGEL | www.spiegel.de | https://www.spiegel.de/schlagzeilen/index.rss | general | de |
ZEIT ONLINE | www.zeit.de | https://newsfeed.zeit.de/index | general | de |
FAZ.NET | www.faz.net | https://www.faz.net/rss/aktuell/ | general | de |
Süddeutsche Zeitung | www.sueddeutsche.de | https://rss.sueddeutsche.de/rss/Topthemen | general | de |
WELT | www.welt.de | https://www.welt.de/feeds/latest.rss | general | de |
taz | taz.de | https://taz.de/!p4608;rss/ | general | de |
Deutschlandfunk Nachrichten | www.deutschlandfunk.de | https://www.deutschlandfunk.de/nachrichten-100.rss | general | de |
Deutsche Welle Deutsch | www.dw.com | https://rss.dw.com/xml/rss-de-all | general | de |
DER STANDARD | www.derstandard.at | https://www.derstandard.at/rss | general | de |
ORF News | orf.at | https://rss.orf.at/news.xml | general | de |
NZZ | www.nzz.ch | https://www.nzz.ch/recent.rss | general | de |
Handelsblatt | www.handelsblatt.com | https://www.handelsblatt.com/contentexport/feed/top-themen | business | de | finance
heise online | www.heise.de | https://www.heise.de/rss/heise-atom.xml | technology | de | popular
heise Security | www.heise.de | https://www.heise.de/security/feed.xml | technology | de | cybersecurity
Golem.de | www.golem.de | https://rss.golem.de/rss.php?feed=RSS2.0 | technology | de |
t3n | t3n.de | https://t3n.de/rss.xml | technology | de | marketing
ComputerBase | www.computerbase.de | https://www.computerbase.de/rss/news.xml | technology | de |
netzpolitik.org | netzpolitik.org | https://netzpolitik.org/feed/ | technology | de | policy
Spektrum.de | www.spektrum.de | https://www.spektrum.de/alias/rss/spektrum-de-rss-feed/996406 | science | de |
kicker | www.kicker.de | https://newsfeed.kicker.de/news/aktuell | sports | de |
Sportschau | www.sportschau.de | https://www.sportschau.de/index~rss2.xml | sports | de |
Le Monde | www.lemonde.fr | https://www.lemonde.fr/rss/une.xml | general | fr | popular
Le Figaro | www.lefigaro.fr | https://www.lefigaro.fr/rss/figaro_actualites.xml | general | fr |
Libération | www.liberation.fr | https://www.liberation.fr/arc/outboundfeeds/rss-all/?outputType=xml | general | fr |
franceinfo | www.franceinfo.fr | https://www.francetvinfo.fr/titres.rss | general | fr |
France 24 en français | www.france24.com | https://www.france24.com/fr/rss | general | fr |
RFI | www.rfi.fr | https://www.rfi.fr/fr/rss | general | fr |
Mediapart | www.mediapart.fr | https://www.mediapart.fr/articles/feed | general | fr |
Courrier international | www.courrierinternational.com | https://www.courrierinternational.com/feed/all/rss.xml | general | fr |
BBC News Afrique | www.bbc.com | https://feeds.bbci.co.uk/afrique/rss.xml | general | fr |
Le Devoir | www.ledevoir.com | https://www.ledevoir.com/rss/manchettes.xml | general | fr |
ONU Info | news.un.org | https://news.un.org/feed/subscribe/fr/news/all/rss.xml | general | fr | policy
Numerama | www.numerama.com | https://www.numerama.com/feed/ | technology | fr |
Next | next.ink | https://next.ink/feed/ | technology | fr |
LinuxFr.org | linuxfr.org | https://linuxfr.org/news.atom | technology | fr | engineering
CERT-FR | www.cert.ssi.gouv.fr | https://www.cert.ssi.gouv.fr/feed/ | technology | fr | cybersecurity
Futura | www.futura-sciences.com | https://www.futura-sciences.com/rss/actualites.xml | science | fr |
Le Monde Sciences | www.lemonde.fr | https://www.lemonde.fr/sciences/rss_full.xml | science | fr |
Reporterre | reporterre.net | https://reporterre.net/spip.php?page=backend | science | fr | climate
El País | elpais.com | https://feeds.elpais.com/mrss-s/pages/ep/site/elpais.com/portada | general | es | popular
El Mundo | www.elmundo.es | https://e00-elmundo.uecdn.es/elmundo/rss/portada.xml | general | es |
ABC | www.abc.es | https://www.abc.es/rss/2.0/portada/ | general | es |
La Vanguardia | www.lavanguardia.com | https://www.lavanguardia.com/rss/home.xml | general | es |
elDiario.es | www.eldiario.es | https://www.eldiario.es/rss/ | general | es |
BBC News Mundo | www.bbc.com | https://feeds.bbci.co.uk/mundo/rss.xml | general | es |
France 24 en español | www.france24.com | https://www.france24.com/es/rss | general | es |
Noticias ONU | news.un.org | https://news.un.org/feed/subscribe/es/news/all/rss.xml | general | es | policy
Clarín | www.clarin.com | https://www.clarin.com/rss/lo-ultimo/ | general | es |
La Nación | www.lanacion.com.ar | https://www.lanacion.com.ar/arc/outboundfeeds/rss/?outputType=xml | general | es |
Expansión | www.expansion.com | https://e00-expansion.uecdn.es/rss/portada.xml | business | es | finance
Cinco Días | cincodias.elpais.com | https://feeds.elpais.com/mrss-s/pages/ep/site/cincodias.elpais.com/portada | business | es | finance
Xataka | www.xataka.com | https://www.xataka.com/index.xml | technology | es |
Genbeta | www.genbeta.com | https://www.genbeta.com/index.xml | technology | es |
Microsiervos | www.microsiervos.com | https://www.microsiervos.com/index.xml | technology | es |
Marca | www.marca.com | https://e00-marca.uecdn.es/rss/portada.xml | sports | es |
ANSA | www.ansa.it | https://www.ansa.it/sito/ansait_rss.xml | general | it | popular
la Repubblica | www.repubblica.it | https://www.repubblica.it/rss/homepage/rss2.0.xml | general | it |
Corriere della Sera | www.corriere.it | https://xml2.corriereobjects.it/rss/homepage.xml | general | it |
Il Post | www.ilpost.it | https://www.ilpost.it/feed/ | general | it |
Il Fatto Quotidiano | www.ilfattoquotidiano.it | https://www.ilfattoquotidiano.it/feed/ | general | it |
Internazionale | www.internazionale.it | https://www.internazionale.it/sitemaps/rss.xml | general | it |
Il Sole 24 Ore | www.ilsole24ore.com | https://www.ilsole24ore.com/rss/italia.xml | business | it | finance
Punto Informatico | www.punto-informatico.it | https://www.punto-informatico.it/feed/ | technology | it |
WIRED Italia | www.wired.it | https://www.wired.it/feed/rss | technology | it |
La Gazzetta dello Sport | www.gazzetta.it | https://www.gazzetta.it/rss/home.xml | sports | it |
G1 | g1.globo.com | https://g1.globo.com/rss/g1/ | general | pt | popular
Folha de S.Paulo | www.folha.uol.com.br | https://feeds.folha.uol.com.br/emcimadahora/rss091.xml | general | pt |
BBC News Brasil | www.bbc.com | https://feeds.bbci.co.uk/portuguese/rss.xml | general | pt |
Agência Brasil | agenciabrasil.ebc.com.br | https://agenciabrasil.ebc.com.br/rss/ultimasnoticias/feed.xml | general | pt |
Público | www.publico.pt | https://feeds.feedburner.com/PublicoRSS | general | pt |
Observador | observador.pt | https://observador.pt/feed/ | general | pt |
RFI Brasil | www.rfi.fr | https://www.rfi.fr/br/rss | general | pt |
InfoMoney | www.infomoney.com.br | https://www.infomoney.com.br/feed/ | business | pt | finance
Tecnoblog | tecnoblog.net | https://tecnoblog.net/feed/ | technology | pt |
Canaltech | canaltech.com.br | https://canaltech.com.br/rss/ | technology | pt |
NOS Nieuws | nos.nl | https://feeds.nos.nl/nosnieuwsalgemeen | general | nl | popular
NU.nl | www.nu.nl | https://www.nu.nl/rss/Algemeen | general | nl |
de Volkskrant | www.volkskrant.nl | https://www.volkskrant.nl/voorpagina/rss.xml | general | nl |
Trouw | www.trouw.nl | https://www.trouw.nl/voorpagina/rss.xml | general | nl |
NRC | www.nrc.nl | https://www.nrc.nl/rss/ | general | nl |
VRT NWS | www.vrt.be | https://www.vrt.be/vrtnws/nl.rss.articles.xml | general | nl |
Tweakers | tweakers.net | https://feeds.feedburner.com/tweakers/mixed | technology | nl |
Security.NL | www.security.nl | https://www.security.nl/rss/headlines.xml | technology | nl | cybersecurity
NOS Sport | nos.nl | https://feeds.nos.nl/nossportalgemeen | sports | nl |
SVT Nyheter | www.svt.se | https://www.svt.se/nyheter/rss.xml | general | sv | popular
Dagens Nyheter | www.dn.se | https://www.dn.se/rss/ | general | sv |
Svenska Dagbladet | www.svd.se | https://www.svd.se/feed/articles.rss | general | sv |
Aftonbladet | www.aftonbladet.se | https://rss.aftonbladet.se/rss2/small/pages/sections/senastenytt/ | general | sv |
Expressen | www.expressen.se | https://feeds.expressen.se/nyheter/ | general | sv |
SweClockers | www.sweclockers.com | https://www.sweclockers.com/feeds/nyheter | technology | sv |
SVT Sport | www.svt.se | https://www.svt.se/sport/rss.xml | sports | sv |
DR Nyheder | www.dr.dk | https://www.dr.dk/nyheder/service/feeds/allenyheder | general | da |
Politiken | politiken.dk | https://politiken.dk/rss/senestenyt.rss | general | da |
NRK Toppsaker | www.nrk.no | https://www.nrk.no/toppsaker.rss | general | no |
VG | www.vg.no | https://www.vg.no/rss/feed/ | general | no |
Yle Uutiset | yle.fi | https://yle.fi/rss/uutiset/paauutiset | general | fi |
Helsingin Sanomat | www.hs.fi | https://www.hs.fi/rss/tuoreimmat.xml | general | fi |
PAP | www.pap.pl | https://www.pap.pl/rss.xml | general | pl | popular
RMF24 | www.rmf24.pl | https://www.rmf24.pl/feed | general | pl |
TVN24 | tvn24.pl | https://tvn24.pl/najnowsze.xml | general | pl |
Bankier.pl | www.bankier.pl | https://www.bankier.pl/rss/wiadomosci.xml | business | pl | finance
Niebezpiecznik | niebezpiecznik.pl | https://feeds.feedburner.com/niebezpiecznik/ | technology | pl | cybersecurity
Zaufana Trzecia Strona | zaufanatrzeciastrona.pl | https://zaufanatrzeciastrona.pl/feed/ | technology | pl | cybersecurity
Sekurak | sekurak.pl | https://sekurak.pl/feed/ | technology | pl | cybersecurity
BBC News Україна | www.bbc.com | https://feeds.bbci.co.uk/ukrainian/rss.xml | general | uk |
Українська правда | www.pravda.com.ua | https://www.pravda.com.ua/rss/ | general | uk |
Русская служба Би-би-си | www.bbc.com | https://feeds.bbci.co.uk/russian/rss.xml | general | ru |
Медуза | meduza.io | https://meduza.io/rss/all | general | ru |
N + 1 | nplus1.ru | https://nplus1.ru/rss | science | ru |
BBC News Türkçe | www.bbc.com | https://feeds.bbci.co.uk/turkce/rss.xml | general | tr |
Hürriyet | www.hurriyet.com.tr | https://www.hurriyet.com.tr/rss/anasayfa | general | tr |
`
