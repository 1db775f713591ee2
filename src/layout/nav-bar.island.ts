import { island } from '../../plugins/islands';
import { NavBar } from './NavBar';

export default island('nav-bar', NavBar);
