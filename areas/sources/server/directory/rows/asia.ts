/** Sources in the languages of Asia and of the Arab world. */
export const asiaRows = `
朝日新聞デジタル | www.asahi.com | https://www.asahi.com/rss/asahi/newsheadlines.rdf | general | ja | popular
NHKニュース | www3.nhk.or.jp | https://www3.nhk.or.jp/rss/news/cat0.xml | general | ja |
Yahoo!ニュース トピックス | news.yahoo.co.jp | https://news.yahoo.co.jp/rss/topics/top-picks.xml | general | ja |
BBCニュース | www.bbc.com | https://feeds.bbci.co.uk/japanese/rss.xml | general | ja |
東洋経済オンライン | toyokeizai.net | https://toyokeizai.net/list/feed/rss | business | ja | finance
ITmedia | www.itmedia.co.jp | https://rss.itmedia.co.jp/rss/2.0/itmedia_all.xml | technology | ja |
Impress Watch | www.watch.impress.co.jp | https://www.watch.impress.co.jp/data/rss/1.0/ipw/feed.rdf | technology | ja |
PC Watch | pc.watch.impress.co.jp | https://pc.watch.impress.co.jp/data/rss/1.0/pcw/feed.rdf | technology | ja |
GIGAZINE | gigazine.net | https://gigazine.net/news/rss_2.0/ | technology | ja |
Publickey | www.publickey1.jp | https://www.publickey1.jp/atom.xml | technology | ja | engineering
はてなブックマーク テクノロジー | b.hatena.ne.jp | https://b.hatena.ne.jp/hotentry/it.rss | technology | ja | engineering
Zenn | zenn.dev | https://zenn.dev/feed | technology | ja | engineering
JPCERT/CC | www.jpcert.or.jp | https://www.jpcert.or.jp/rss/jpcert.rdf | technology | ja | cybersecurity
BBC 中文 | www.bbc.com | https://feeds.bbci.co.uk/zhongwen/simp/rss.xml | general | zh | popular
法广 | www.rfi.fr | https://www.rfi.fr/cn/rss | general | zh |
联合国新闻 | news.un.org | https://news.un.org/feed/subscribe/zh/news/all/rss.xml | general | zh | policy
纽约时报中文网 | cn.nytimes.com | https://cn.nytimes.com/rss/ | general | zh |
自由時報 | news.ltn.com.tw | https://news.ltn.com.tw/rss/all.xml | general | zh |
36氪 | 36kr.com | https://36kr.com/feed | business | zh |
少数派 | sspai.com | https://sspai.com/feed | technology | zh |
爱范儿 | www.ifanr.com | https://www.ifanr.com/feed | technology | zh |
IT之家 | www.ithome.com | https://www.ithome.com/rss/ | technology | zh |
Solidot | www.solidot.org | https://www.solidot.org/index.rss | technology | zh |
阮一峰的网络日志 | www.ruanyifeng.com | https://www.ruanyifeng.com/blog/atom.xml | technology | zh | engineering
泛科學 | pansci.asia | https://pansci.asia/feed | science | zh |
BBC News 코리아 | www.bbc.com | https://feeds.bbci.co.uk/korean/rss.xml | general | ko |
한겨레 | www.hani.co.kr | https://www.hani.co.kr/rss/ | general | ko |
연합뉴스 | www.yna.co.kr | https://www.yna.co.kr/rss/news.xml | general | ko |
BBC News हिंदी | www.bbc.com | https://feeds.bbci.co.uk/hindi/rss.xml | general | hi | popular
अमर उजाला | www.amarujala.com | https://www.amarujala.com/rss/breaking-news.xml | general | hi |
नवभारत टाइम्स | navbharattimes.indiatimes.com | https://navbharattimes.indiatimes.com/rssfeedsdefault.cms | general | hi |
NDTV इंडिया | ndtv.in | https://feeds.feedburner.com/ndtvkhabar-latest | general | hi |
द वायर हिंदी | thewirehindi.com | https://thewirehindi.com/feed/ | general | hi |
संयुक्त राष्ट्र समाचार | news.un.org | https://news.un.org/feed/subscribe/hi/news/all/rss.xml | general | hi | policy
BBC News Indonesia | www.bbc.com | https://feeds.bbci.co.uk/indonesia/rss.xml | general | id |
ANTARA | www.antaranews.com | https://www.antaranews.com/rss/terkini.xml | general | id |
الجزيرة نت | www.aljazeera.net | https://www.aljazeera.net/aljazeerarss/a7c186be-1baa-4bd4-9d80-a84db769f779/73d0e1b4-532f-45ef-b135-bfdff8b8cab9 | general | ar | popular
BBC عربي | www.bbc.com | https://feeds.bbci.co.uk/arabic/rss.xml | general | ar |
فرانس 24 | www.france24.com | https://www.france24.com/ar/rss | general | ar |
DW عربية | www.dw.com | https://rss.dw.com/rdf/rss-ar-all | general | ar |
سكاي نيوز عربية | www.skynewsarabia.com | https://www.skynewsarabia.com/rss.xml | general | ar |
أخبار الأمم المتحدة | news.un.org | https://news.un.org/feed/subscribe/ar/news/all/rss.xml | general | ar | policy
القدس العربي | www.alquds.co.uk | https://www.alquds.co.uk/feed/ | general | ar |
هسبريس | www.hespress.com | https://www.hespress.com/feed | general | ar |
البوابة العربية للأخبار التقنية | aitnews.com | https://aitnews.com/feed/ | technology | ar |
`
