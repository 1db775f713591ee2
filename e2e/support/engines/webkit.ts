import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../../scripts/support/free-port';
import { programPath, WEBKIT, XVFB } from '../../../tests/support/programs';
import { TIME_ZONE } from '../test-site';
import { xpathOf, xpathOfField, WINDOW, type Engine } from './engine';

/** WebKitGTK, driven by its own WebDriver on a virtual display. */
export async function startWebKit(origin: string): Promise<Engine> {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn(programPath(WEBKIT) ?? '', [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      TZ: TIME_ZONE,
      // The browser has American English on every machine, whatever is installed there.
      LC_ALL: 'C.UTF-8',
    },
    stdio: 'ignore',
  });
  const browser = await startBrowser(port);
  await browser.manage().window().setRect(WINDOW);

  const find = async (path: string) => {
    const element = await browser.findElement(By.xpath(path));
    await browser.executeScript(
      'arguments[0].scrollIntoView({ behavior: "instant", block: "center" })',
      element,
    );
    return element;
  };
  return {
    open: (path) => browser.get(origin + path),
    click: async (role, text) => (await find(xpathOf(role, text))).click(),
    type: async (label, text) => (await find(xpathOfField(label))).sendKeys(text),
    evaluate: (run, argument) => browser.executeScript(run, argument),
    // The driver of WebKitGTK doesn't report what is logged.
    complaints: [],
    close: async () => {
      await browser.quit();
      driver.kill();
      screen.kill();
    },
  };
}

async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(
    programPath(XVFB) ?? '',
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

/** Starts the browser. It tries again while the driver doesn't listen yet. */
async function startBrowser(port: number, attempts = 20): Promise<WebDriver> {
  try {
    return await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({ browserName: 'MiniBrowser' })
      .build();
  } catch (error) {
    if (attempts === 0 || !String(error).includes('ECONNREFUSED')) throw error;
    await new Promise((resolve) => setTimeout(resolve, 250));
    return startBrowser(port, attempts - 1);
  }
}
