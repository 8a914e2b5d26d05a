import Bowser from 'bowser'

const lengthMax = 300

/** Of a browser that it does not know, Bowser hands on whatever the header says. */
const known = new Set<string>([...Object.values(Bowser.BROWSER_MAP), ...Object.values(Bowser.OS_MAP)])

/** A browser and its system in words, such as "Firefox · Linux"; empty where the header tells neither. */
export function describeDevice(userAgent: string): string {
  if (userAgent === '') return ''
  const told = Bowser.getParser(userAgent.slice(0, lengthMax))
  return [told.getBrowserName(), told.getOSName()].filter((name) => known.has(name)).join(' · ')
}
