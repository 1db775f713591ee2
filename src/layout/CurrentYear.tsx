import { useEffect, useState } from 'react';

/** The visitor's year: the page may be older than the last new year. */
export function CurrentYear({ builtIn }: { builtIn: number }) {
  const [year, setYear] = useState(builtIn);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
}
