import Bowser from 'bowser'

const lengthMax = 300

/** A browser and its system in words, such as "Firefox · Linux"; empty where the header tells neither. */
export function deviceOf(userAgent: string): string {
  if (userAgent === '') return ''
  const told = Bowser.getParser(userAgent.slice(0, lengthMax))
  return [told.getBrowserName(), told.getOSName()].filter(Boolean).join(' · ')
}
