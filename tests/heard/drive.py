"""Presses keys as a visitor would, and prints what Orca says to each."""
import json
import os
import subprocess
import time

LOG = os.environ['SPOKEN_LOG']
RATE_FILE = os.environ['SPOKEN_RATE_FILE']
SITE = os.environ['SITE']

# Letters a second. Where time matters, a page must be heard at the pace of a person.
QUICK, PERSON = 200, 18


def rate(letters_a_second):
    with open(RATE_FILE, 'w') as file:
        file.write(str(letters_a_second))


def xdotool(*args):
    done = subprocess.run(['xdotool', *map(str, args)], check=False, capture_output=True, text=True)
    return done.stdout


class Listener:
    """Reads what the voice has written since it was last asked."""

    def __init__(self):
        self.at = os.path.getsize(LOG)

    def new(self):
        with open(LOG) as file:
            file.seek(self.at)
            lines = file.readlines()
        if lines and not lines[-1].endswith('\n'):
            lines.pop()
        self.at += sum(len(line.encode()) for line in lines)
        return [json.loads(line) for line in lines]

    def until_quiet(self, quiet, limit):
        """The events until the voice has been silent for `quiet` seconds, `limit` at most."""
        events, last, start, speaking = [], time.time(), time.time(), False
        while time.time() - start < limit:
            for event in self.new():
                events.append(event)
                last = time.time()
                if event['event'] == 'say':
                    speaking = True
                elif event['event'] in ('end', 'cut'):
                    speaking = False
            if not speaking and time.time() - last > quiet:
                break
            time.sleep(0.05)
        return events


listener = Listener()


def lines_of(events, since):
    """Each utterance with its second, and what of it was cut off."""
    lines = []
    for event in events:
        stamp = f"{event['t'] - since:5.1f}s "
        if event['event'] == 'say':
            lines.append(f"{stamp}“{event['text']}”")
        elif event['event'] == 'cut' and event['heard'] and lines:
            lines[-1] += f"  ✂ heard only “{event['heard']}”"
        elif event['event'] == 'cut':
            lines.append(f"{stamp}✂ never heard: “{event['text']}”")
        elif event['event'] == 'say-all-ends':
            lines.append(f'{stamp}(end)')
        elif event['event'] == 'say-all-breaks':
            lines.append(f"{stamp}(READING BREAKS OFF: {event['why'][:160]})")
    return lines


def heard(label, act, quiet, limit):
    """Does something, and prints what is then said."""
    listener.new()
    start = time.time()
    act()
    lines = lines_of(listener.until_quiet(quiet, limit), start)
    print(f'[{label}]')
    for line in lines or ['(silence)']:
        print('    ' + line, flush=True)
    return lines


def press(*keys, quiet=1.0, limit=20, label=None):
    def act():
        for key in keys:
            xdotool('key', '--clearmodifiers', key)

    return heard(label or ' '.join(keys), act, quiet, limit)


def write(text):
    return heard(f'typing {text!r}', lambda: xdotool('type', '--delay', '40', text), 0.8, 15)


def silently(*keys, wait=0.5):
    for key in keys:
        xdotool('key', '--clearmodifiers', key)
    time.sleep(wait)
    listener.new()


def until(key, words, limit=14):
    """Presses a key until some words are heard."""
    for _ in range(limit):
        if any(words in line for line in press(key, quiet=0.6)):
            return
    print(f'    (“{words}” was not reached)')


def open_page(path, reading=False):
    """A page of the site in the same tab, where reading begins by itself, or is stopped."""
    rate(QUICK)
    for _ in range(3):
        silently('Escape')
        xdotool('key', '--clearmodifiers', 'ctrl+l')
        if any('address' in line.lower() for line in lines_of(listener.until_quiet(0.6, 6), 0)):
            break
    xdotool('type', '--delay', '12', SITE + path)
    listener.until_quiet(0.8, 6)
    xdotool('key', 'Delete')  # Chromium has completed it to an address that it knows.
    rate(PERSON if reading else QUICK)
    if reading:
        heard(f'{path} opens, and is read', lambda: xdotool('key', 'Return'), 4, 240)
        return
    xdotool('key', 'Return')
    listener.until_quiet(1.2, 6)
    silently('Control_L')
    rate(PERSON)
    silently('ctrl+Home', wait=0.8)
